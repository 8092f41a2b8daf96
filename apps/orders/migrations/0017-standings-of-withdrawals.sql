-- How a statement stood when it arrived: 'in-time', 'late' or 'nothing'; null for those that were recorded before.
ALTER TABLE withdrawal ADD COLUMN standing text;
