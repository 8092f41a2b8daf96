-- Doors have their sill from the start (decision 33). Those that were begun without one get 1511, which their price includes; what
-- a dated offer holds is sold as it was saved.
UPDATE configuration SET content = jsonb_set(content, '{threshold}', '1511')
WHERE content ->> 'product' ~ '^[DE][0-9]' AND content -> 'threshold' = 'null' AND NOT content ? 'stockProduct' AND offered IS NULL;
