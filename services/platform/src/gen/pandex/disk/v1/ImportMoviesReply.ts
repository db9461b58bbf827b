// Original file: protos/pandex/disk/v1/disk.proto

import type { FailedLine as _pandex_disk_v1_FailedLine, FailedLine__Output as _pandex_disk_v1_FailedLine__Output } from '../../../pandex/disk/v1/FailedLine.ts';

export interface ImportMoviesReply {
  'added'?: (number);
  'known'?: (number);
  'failed'?: (_pandex_disk_v1_FailedLine)[];
  'drafts'?: (number);
}

export interface ImportMoviesReply__Output {
  'added': (number);
  'known': (number);
  'failed': (_pandex_disk_v1_FailedLine__Output)[];
  'drafts': (number);
}
