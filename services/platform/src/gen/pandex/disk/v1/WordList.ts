// Original file: protos/pandex/disk/v1/disk.proto

import type { Word as _pandex_disk_v1_Word, Word__Output as _pandex_disk_v1_Word__Output } from '../../../pandex/disk/v1/Word.ts';

export interface WordList {
  'list'?: (_pandex_disk_v1_Word)[];
  'total'?: (number);
}

export interface WordList__Output {
  'list': (_pandex_disk_v1_Word__Output)[];
  'total': (number);
}
