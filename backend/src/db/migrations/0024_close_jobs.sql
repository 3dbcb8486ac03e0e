-- Step by step: the words are gathered and the index is built while servers write.
-- The pieces of a searched text, and the words of a text in which close jobs are looked for, too: with r: before them where they are
-- no part of the searched text, so that what is close by them alone is found by one look. A word of more than 64 letters is left out.
CREATE OR REPLACE FUNCTION search_pieces(searched text, also text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  -- With its schema: building an index and restoring a dump look nowhere else.
  pieces text[] := public.search_pieces(searched);
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(also, '[^[:alnum:]]+') LOOP
    IF length(word) BETWEEN 1 AND 64 THEN
      pieces := pieces || CASE WHEN strpos(searched, word) > 0 THEN word ELSE 'r:' || word END;
    END IF;
  END LOOP;
  -- With the signs in them, too: c++, node.js.
  FOREACH word IN ARRAY regexp_split_to_array(also, '[[:space:]\x1f]+') LOOP
    word := regexp_replace(word, '^[("''[]+|[])"'',;:.!?]+$', '', 'g');
    IF length(word) <= 64 AND word ~ '[^[:alnum:]]' AND word ~ '[[:alnum:]]' AND strpos(searched, word) = 0 THEN
      pieces := pieces || ('r:' || word);
    END IF;
  END LOOP;
  RETURN pieces;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, or two that post at the same time could wait for each other's new words.
  INSERT INTO search_words
    SELECT DISTINCT piece FROM (
      SELECT unnest(search_pieces(lower(new.title) || E'\x1f' || lower(new.company_name) || E'\x1f' || lower(new.description))) AS piece
      UNION SELECT word FROM regexp_split_to_table(
        lower(coalesce(new.requirements, '')) || ' ' || lower(new.location), '[^[:alnum:]]+') word WHERE length(word) BETWEEN 1 AND 64) pieces
    WHERE NOT EXISTS (SELECT FROM search_words WHERE word = piece) ORDER BY piece
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER jobs_words AFTER INSERT OR UPDATE OF title, company_name, description, requirements, location ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION add_search_words();--> statement-breakpoint
INSERT INTO search_words SELECT DISTINCT word
  FROM jobs, regexp_split_to_table(lower(coalesce(requirements, '')) || ' ' || lower(location), '[^[:alnum:]]+') word
  WHERE length(word) BETWEEN 1 AND 64
  ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "search_words_start";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "search_words_start" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "search_words_end";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "search_words_end" ON "search_words" USING btree (reverse("word") text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_texts";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_texts" ON "jobs" USING gin (search_pieces((lower(jobs.title) || E'\x1f' || lower(jobs.company_name) || E'\x1f' || lower(jobs.description)), (lower(coalesce(jobs.requirements, '')) || E'\x1f' || lower(jobs.location)))) WITH (fastupdate=false) WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_pieces";--> statement-breakpoint
ANALYZE jobs, search_words;
