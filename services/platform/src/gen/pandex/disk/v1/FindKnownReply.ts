// Original file: protos/pandex/disk/v1/disk.proto

import type { KnownShare as _pandex_disk_v1_KnownShare, KnownShare__Output as _pandex_disk_v1_KnownShare__Output } from '../../../pandex/disk/v1/KnownShare.ts';

export interface FindKnownReply {
  'list'?: (_pandex_disk_v1_KnownShare)[];
}

export interface FindKnownReply__Output {
  'list': (_pandex_disk_v1_KnownShare__Output)[];
}
