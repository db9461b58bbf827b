// Original file: protos/pandex/config/v1/config.proto

import type { Backup as _pandex_config_v1_Backup, Backup__Output as _pandex_config_v1_Backup__Output } from '../../../pandex/config/v1/Backup.ts';

export interface BackupList {
  'list'?: (_pandex_config_v1_Backup)[];
  'total'?: (number);
}

export interface BackupList__Output {
  'list': (_pandex_config_v1_Backup__Output)[];
  'total': (number);
}
