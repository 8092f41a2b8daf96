import { operatorTimestamp } from './operator-settings';

// A server whose log has nothing new archives nothing, however long that lasts: `archive_timeout` counts from what is written. A few records of
// its own (what runs, a checkpoint) are written at rest too.
const nothingNewBytes = 8_192;

/**
 * Seconds since 1970, as an expression: when the log was last archived, now where nothing was written since; 0 for never. Operators say by
 * `infinity` that others see to it (docs/runbooks/backup-missing.md).
 */
export const archivedAt = `SELECT coalesce(extract(epoch FROM greatest(${operatorTimestamp('fenestra.archived_at')},
    CASE WHEN NOT pg_is_in_recovery() AND last_archived_wal ~ '^[0-9A-F]{24}'
      AND pg_current_wal_insert_lsn() - ('0/0'::pg_lsn + ((pg_split_walfile_name(left(last_archived_wal, 24))).segment_number + 1)
        * pg_size_bytes(current_setting('wal_segment_size'))) < ${nothingNewBytes}
    THEN now() ELSE last_archived_time END)), 0) FROM pg_stat_archiver`;
