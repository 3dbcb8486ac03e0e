// What every peer asks the database, as our own server does.
export const WHO = `select u.id, u.role, u.email, u.first_name as "firstName", u.last_name as "lastName"
  from sessions s join users u on u.id = s.user_id
  where s.id = $1 and s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '3 days'`

export const JOBS = `select j.id, j.title, j.location, j.type, j.salary_min as "salaryMin", j.salary_max as "salaryMax",
    j.description, j.requirements, j.referral_bonus as "referralBonus", j.created_at as "createdAt",
    json_build_object('name', j.company_name, 'logo', j.company_logo, 'description', c.description) as company,
    c.owner_id as "ownerId"
  from jobs j join companies c on c.id = j.company_id
  where j.is_active order by j.created_at desc, j.id desc limit $1`

export const COUNTS = `select job_id as "jobId", count(*)::int as count from referrals
  where job_id = any($1::uuid[]) and progress not in ('withdrawn', 'revoked') group by job_id`
