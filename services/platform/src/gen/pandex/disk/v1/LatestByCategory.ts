// Original file: protos/pandex/disk/v1/disk.proto

import type { CategoryLatest as _pandex_disk_v1_CategoryLatest, CategoryLatest__Output as _pandex_disk_v1_CategoryLatest__Output } from '../../../pandex/disk/v1/CategoryLatest.ts';

export interface LatestByCategory {
  'list'?: (_pandex_disk_v1_CategoryLatest)[];
}

export interface LatestByCategory__Output {
  'list': (_pandex_disk_v1_CategoryLatest__Output)[];
}
