-- Step by step: the index is built while servers write.
-- With the facets of one in sixteen jobs once more: what these have many of is counted without reading the others.
DROP INDEX CONCURRENTLY IF EXISTS "jobs_search_of_part";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_search_of_part" ON "jobs" USING gin (search_pieces((lower(jobs.title) || E'\x1f' || lower(jobs.company_name) || E'\x1f' || lower(jobs.description)), (lower(coalesce(jobs.requirements, '')) || E'\x1f' || lower(jobs.location))),job_facets(jobs.type, job_levels(jobs.title, jobs.description)),(CASE WHEN uuid_hash(jobs.id) & 15 = 0 THEN job_facets(jobs.type, job_levels(jobs.title, jobs.description)) || '*'::text END)) WITH (fastupdate=false) WHERE "jobs"."is_active";--> statement-breakpoint
-- Servers of the version before go on asking the new one.
DROP INDEX CONCURRENTLY IF EXISTS "jobs_search";--> statement-breakpoint
ALTER INDEX "jobs_search_of_part" RENAME TO "jobs_search";
