-- A further state, "junk".
ALTER TABLE submissions DROP CONSTRAINT submissions_state_check;
ALTER TABLE submissions ADD CONSTRAINT submissions_state_check
  CHECK (state IN ('new', 'quarantined', 'answered', 'junk'));
-- Grows with every change of state: who changes something says which version they saw.
ALTER TABLE submissions ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
-- What staff did with a submission, and their notes. Rows are only added.
CREATE TABLE history (
  id TEXT NOT NULL PRIMARY KEY,
  submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  happened_at BIGINT NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('answered', 'reopened', 'junk', 'released', 'note')),
  -- The name of a person of staff, if it is known.
  who TEXT,
  state_before TEXT NOT NULL,
  note TEXT
);
CREATE INDEX history_by_submission ON history (submission_id, happened_at);
-- The one note that was kept until now.
INSERT INTO history (id, submission_id, happened_at, what, who, state_before, note)
SELECT id, id, answered_at, 'answered', NULL, 'new', note FROM submissions WHERE answered_at IS NOT NULL;
