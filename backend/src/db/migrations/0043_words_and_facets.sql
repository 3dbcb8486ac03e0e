-- Step by step: the index is built while servers write.
-- A job's type, the levels it names, and each of these with its type, as keys of an index. Levels are the bits of job_levels.
CREATE OR REPLACE FUNCTION job_facets(type text, levels smallint) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 100 AS $$
DECLARE
  names text[] := '{entry,mid,senior,executive}';
  keys text[] := ARRAY[type];
BEGIN
  FOR at IN 1 .. 4 LOOP
    IF levels & (1 << (at - 1)) <> 0 THEN
      keys := keys || names[at] || (type || ' ' || names[at]);
    END IF;
  END LOOP;
  RETURN keys;
END $$;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_search" ON "jobs" USING gin (search_pieces((lower(jobs.title) || E'\x1f' || lower(jobs.company_name) || E'\x1f' || lower(jobs.description)), (lower(coalesce(jobs.requirements, '')) || E'\x1f' || lower(jobs.location))),job_facets(jobs.type, job_levels(jobs.title, jobs.description))) WITH (fastupdate=false) WHERE "jobs"."is_active";--> statement-breakpoint
-- Servers of the version before ask the new one for words alone.
DROP INDEX CONCURRENTLY IF EXISTS "jobs_texts";--> statement-breakpoint
-- How frequent they are: of an index that has a condition, PostgreSQL does not use what it learned.
CREATE STATISTICS IF NOT EXISTS jobs_facets ON (job_facets(jobs.type, job_levels(jobs.title, jobs.description))) FROM jobs;--> statement-breakpoint
ANALYZE jobs;
