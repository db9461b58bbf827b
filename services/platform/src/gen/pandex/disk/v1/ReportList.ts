// Original file: protos/pandex/disk/v1/disk.proto

import type { Report as _pandex_disk_v1_Report, Report__Output as _pandex_disk_v1_Report__Output } from '../../../pandex/disk/v1/Report.ts';

export interface ReportList {
  'list'?: (_pandex_disk_v1_Report)[];
  'total'?: (number);
}

export interface ReportList__Output {
  'list': (_pandex_disk_v1_Report__Output)[];
  'total': (number);
}
