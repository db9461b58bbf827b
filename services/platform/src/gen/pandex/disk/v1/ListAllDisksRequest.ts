// Original file: protos/pandex/disk/v1/disk.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { DiskFilter as _pandex_disk_v1_DiskFilter, DiskFilter__Output as _pandex_disk_v1_DiskFilter__Output } from '../../../pandex/disk/v1/DiskFilter.ts';

export interface ListAllDisksRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'filter'?: (_pandex_disk_v1_DiskFilter | null);
}

export interface ListAllDisksRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'filter': (_pandex_disk_v1_DiskFilter__Output | null);
}
