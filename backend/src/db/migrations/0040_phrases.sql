-- Step by step: the index is built while servers write.
-- Every two words of a searched text with one space between them, those of the title, which comes first, once more with t: before them.
-- Of long words the letters beside the space: lexemes are short. What stands between other words than a space breaks the chain.
CREATE OR REPLACE FUNCTION search_pairs(searched text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 5000 AS $$
DECLARE
  words text[] := string_to_array(regexp_replace(searched, '[^[:alnum:] ]+', ' | ', 'g'), ' ');
  titled text[] := string_to_array(regexp_replace(split_part(searched, E'\x1f', 1), '[^[:alnum:] ]+', ' | ', 'g'), ' ');
BEGIN
  RETURN array_to_tsvector(ARRAY(
    SELECT prefix || right(a, 32) || ' ' || left(b, 32)
    FROM (SELECT '' AS prefix, a, b FROM unnest(words, words[2:]) pairs (a, b)
      UNION ALL SELECT 't:', a, b FROM unnest(titled, titled[2:]) pairs (a, b)) pairs
    WHERE a NOT IN ('', '|') AND b NOT IN ('', '|')));
END $$;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_pairs";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_pairs" ON "jobs" USING gin (search_pairs((lower(jobs.title) || E'\x1f' || lower(jobs.company_name) || E'\x1f' || lower(jobs.description)))) WITH (fastupdate=false);--> statement-breakpoint
ANALYZE jobs;
