// Original file: protos/pandex/disk/v1/disk.proto

import type { UserReport as _pandex_disk_v1_UserReport, UserReport__Output as _pandex_disk_v1_UserReport__Output } from '../../../pandex/disk/v1/UserReport.ts';

export interface UserReportList {
  'list'?: (_pandex_disk_v1_UserReport)[];
  'total'?: (number);
}

export interface UserReportList__Output {
  'list': (_pandex_disk_v1_UserReport__Output)[];
  'total': (number);
}
