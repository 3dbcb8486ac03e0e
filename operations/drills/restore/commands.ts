/** Backups by hand, as operations/restoring.md has them (commands.test.ts) and the drill runs them. */

/** Where the page's commands find the key and address of the bucket; the drill has it elsewhere. */
export const KEY_FILE = '/etc/goodword/backups.env'
/** PostgreSQL's data in the page's commands. */
export const DATA = '/var/lib/postgresql/18/main'

const BUCKET = '--endpoint-url "$BACKUPS_ENDPOINT" s3://goodword-backups goodword'

/** Once, as the superuser; then PostgreSQL is started again. */
export const ARCHIVE = `alter system set archive_mode = 'on';
alter system set archive_timeout = '1min';
alter system set archive_command = '. ${KEY_FILE} && barman-cloud-wal-archive --gzip --endpoint-url "$BACKUPS_ENDPOINT" s3://goodword-backups goodword %p';`

/** Each night, as PostgreSQL's user. */
export const BACK_UP = `. ${KEY_FILE}
barman-cloud-backup --gzip --immediate-checkpoint ${BUCKET}`

/** Each night after it. */
export const PRUNE = `. ${KEY_FILE}
barman-cloud-backup-delete --retention-policy 'RECOVERY WINDOW OF 30 DAYS' ${BUCKET}`

export const LIST = `. ${KEY_FILE}
barman-cloud-backup-list ${BUCKET}`

/** As PostgreSQL's user, with `BACKUP` and `TIME` set. */
export const RESTORE = `. ${KEY_FILE}
barman-cloud-restore ${BUCKET} "$BACKUP" ${DATA}
cat >> ${DATA}/postgresql.auto.conf <<EOF
restore_command = '. ${KEY_FILE} && barman-cloud-wal-restore --endpoint-url "\\$BACKUPS_ENDPOINT" s3://goodword-backups goodword %f %p'
recovery_target_time = '$TIME'
recovery_target_action = promote
EOF
touch ${DATA}/recovery.signal`
