// Original file: protos/pandex/disk/v1/disk.proto

import type { DiskVersion as _pandex_disk_v1_DiskVersion, DiskVersion__Output as _pandex_disk_v1_DiskVersion__Output } from '../../../pandex/disk/v1/DiskVersion.ts';

export interface VersionList {
  'list'?: (_pandex_disk_v1_DiskVersion)[];
}

export interface VersionList__Output {
  'list': (_pandex_disk_v1_DiskVersion__Output)[];
}
