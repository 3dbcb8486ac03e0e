-- Step by step: the words are gathered and the indexes are built while servers write.
-- The pieces of a searched text: its words, and each other character; words of the title, which comes first, once more with
-- t: before them. A long word in overlapping parts, or no index could hold it.
CREATE OR REPLACE FUNCTION search_pieces(searched text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  pieces text[] := regexp_split_to_array(searched, '[^[:alnum:]]+')
    || string_to_array(regexp_replace(searched, '[[:alnum:][:space:]\x1f]+', '', 'g'), null);
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(split_part(searched, E'\x1f', 1), '[^[:alnum:]]+') LOOP
    pieces := pieces || ('t:' || word);
  END LOOP;
  FOREACH word IN ARRAY pieces LOOP
    IF length(word) > 64 THEN
      pieces := array_remove(pieces, word) || ARRAY(
        SELECT part || substr(letters, at, 64)
        FROM (SELECT substring(word from '^t:') AS prefix, regexp_replace(word, '^t:', '') AS letters) parts,
          coalesce(prefix, '') part, generate_series(1, length(letters), 32) at);
    END IF;
  END LOOP;
  RETURN pieces;
END $$;--> statement-breakpoint
-- By what a word is found: every one, two and three letters in a row.
CREATE OR REPLACE FUNCTION word_grams(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT prefix || substr(letters, at, n)), '{}')
  FROM (SELECT CASE WHEN word LIKE 't:%' THEN 't:' ELSE '' END AS prefix, regexp_replace(word, '^t:', '') AS letters) parts,
    generate_series(1, 3) n, generate_series(1, length(letters) - n + 1) at
$$;--> statement-breakpoint
-- A bit for each experience level that title or description name.
CREATE OR REPLACE FUNCTION job_levels(title text, description text) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((said LIKE '%entry%')::int + 2 * (said LIKE '%mid%')::int + 4 * (said LIKE '%senior%')::int
    + 8 * (said LIKE '%executive%')::int)::smallint FROM (SELECT lower(title || E'\x1f' || description) AS said) texts
$$;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "search_words" (
	"word" text PRIMARY KEY NOT NULL
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_words_grams" ON "search_words" USING gin (word_grams("word"));--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, or two that post at the same time could wait for each other's new words.
  INSERT INTO search_words
    SELECT DISTINCT piece FROM unnest(search_pieces(
      lower(new.title) || E'\x1f' || lower(new.company_name) || E'\x1f' || lower(new.description))) piece
    WHERE NOT EXISTS (SELECT FROM search_words WHERE word = piece) ORDER BY piece
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER jobs_words AFTER INSERT OR UPDATE OF title, company_name, description ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION add_search_words();--> statement-breakpoint
INSERT INTO search_words SELECT DISTINCT unnest(search_pieces(
    lower(title) || E'\x1f' || lower(company_name) || E'\x1f' || lower(description))) FROM jobs
  ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_newest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_newest" ON "jobs" USING btree ("created_at" desc,"id" desc,"type",job_levels(jobs.title, jobs.description)) WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_salary";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_salary" ON "jobs" USING btree (coalesce(salary_min + salary_max, -1) desc,"created_at" desc,"id" desc,"type",job_levels(jobs.title, jobs.description)) WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_bonus";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_bonus" ON "jobs" USING btree (coalesce(referral_bonus, -1) desc,"created_at" desc,"id" desc,"type",job_levels(jobs.title, jobs.description)) WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_facets";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_facets" ON "jobs" USING btree ("type",job_levels(jobs.title, jobs.description)) WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_sample";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_sample" ON "jobs" USING btree (uuid_hash("id")) WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_pieces";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_pieces" ON "jobs" USING gin (search_pieces((lower(jobs.title) || E'\x1f' || lower(jobs.company_name) || E'\x1f' || lower(jobs.description)))) WITH (fastupdate=false) WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_recent";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_search";--> statement-breakpoint
ANALYZE jobs, search_words;
