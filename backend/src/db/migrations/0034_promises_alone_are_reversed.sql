-- As it was, but that a reversal takes back a transfer of the same reward's promise, all of it, or is refused.
CREATE OR REPLACE FUNCTION transfers_post() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE made record;
BEGIN
	-- All accounts first and in one order, so that two statements never wait for each other.
	INSERT INTO accounts (id) SELECT from_account FROM added UNION SELECT to_account FROM added ORDER BY 1
		ON CONFLICT (id) DO UPDATE SET entries = accounts.entries;
	FOR made IN SELECT id, reward_id, from_account, to_account, amount_cents, reverses FROM added ORDER BY id LOOP
		IF made.reverses IS NOT NULL AND NOT EXISTS (SELECT FROM transfers promise WHERE promise.id = made.reverses
			AND promise.kind = 'promised' AND promise.reward_id = made.reward_id AND promise.amount_cents = made.amount_cents) THEN
			RAISE EXCEPTION 'a reversal takes back what was promised, and all of it';
		END IF;
		WITH moved AS (
			UPDATE accounts SET balance_cents = balance_cents - made.amount_cents, entries = entries + 1
				WHERE id = made.from_account RETURNING *)
		INSERT INTO entries SELECT id, entries, made.id, -made.amount_cents, balance_cents FROM moved;
		WITH moved AS (
			UPDATE accounts SET balance_cents = balance_cents + made.amount_cents, entries = entries + 1
				WHERE id = made.to_account RETURNING *)
		INSERT INTO entries SELECT id, entries, made.id, made.amount_cents, balance_cents FROM moved;
	END LOOP;
	RETURN NULL;
END $$;
