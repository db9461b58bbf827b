// Original file: protos/pandex/disk/v1/disk.proto

import type { NamedPage as _pandex_disk_v1_NamedPage, NamedPage__Output as _pandex_disk_v1_NamedPage__Output } from '../../../pandex/disk/v1/NamedPage.ts';

export interface NamedPageList {
  'list'?: (_pandex_disk_v1_NamedPage)[];
}

export interface NamedPageList__Output {
  'list': (_pandex_disk_v1_NamedPage__Output)[];
}
