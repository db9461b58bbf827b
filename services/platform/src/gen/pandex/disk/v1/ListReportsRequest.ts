// Original file: protos/pandex/disk/v1/disk.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { ReportFilter as _pandex_disk_v1_ReportFilter, ReportFilter__Output as _pandex_disk_v1_ReportFilter__Output } from '../../../pandex/disk/v1/ReportFilter.ts';

export interface ListReportsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'filter'?: (_pandex_disk_v1_ReportFilter | null);
}

export interface ListReportsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'filter': (_pandex_disk_v1_ReportFilter__Output | null);
}
