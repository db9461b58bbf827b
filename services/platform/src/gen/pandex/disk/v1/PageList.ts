// Original file: protos/pandex/disk/v1/disk.proto

import type { DocPage as _pandex_disk_v1_DocPage, DocPage__Output as _pandex_disk_v1_DocPage__Output } from '../../../pandex/disk/v1/DocPage.ts';

export interface PageList {
  'list'?: (_pandex_disk_v1_DocPage)[];
}

export interface PageList__Output {
  'list': (_pandex_disk_v1_DocPage__Output)[];
}
