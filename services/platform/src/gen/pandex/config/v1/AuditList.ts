// Original file: protos/pandex/config/v1/config.proto

import type { AuditRow as _pandex_config_v1_AuditRow, AuditRow__Output as _pandex_config_v1_AuditRow__Output } from '../../../pandex/config/v1/AuditRow.ts';

export interface AuditList {
  'list'?: (_pandex_config_v1_AuditRow)[];
  'total'?: (number);
}

export interface AuditList__Output {
  'list': (_pandex_config_v1_AuditRow__Output)[];
  'total': (number);
}
