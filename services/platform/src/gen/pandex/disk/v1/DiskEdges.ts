// Original file: protos/pandex/disk/v1/disk.proto

import type { DiskMeta as _pandex_disk_v1_DiskMeta, DiskMeta__Output as _pandex_disk_v1_DiskMeta__Output } from '../../../pandex/disk/v1/DiskMeta.ts';

export interface DiskEdges {
  'meta'?: (_pandex_disk_v1_DiskMeta | null);
  '_meta'?: "meta";
}

export interface DiskEdges__Output {
  'meta'?: (_pandex_disk_v1_DiskMeta__Output | null);
}
