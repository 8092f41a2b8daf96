/**
 * A moment that operators have set for the whole server, as an expression; null where none is set. A setting of their own database: of all
 * that a server keeps, what every role may read from every other database.
 */
export const operatorTimestamp = (setting: string): string => `(SELECT max(split_part(each, '=', 2)::timestamptz)
  FROM pg_db_role_setting, unnest(setconfig) AS each WHERE each LIKE '${setting}=%')`;
