-- A provider that gave no name left the part before the @ as one, which others were shown.
UPDATE "users" SET "first_name" = '' WHERE "last_name" = '' AND "first_name" = split_part("email", '@', 1);
