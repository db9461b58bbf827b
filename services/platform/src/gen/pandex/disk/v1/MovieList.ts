// Original file: protos/pandex/disk/v1/disk.proto

import type { Movie as _pandex_disk_v1_Movie, Movie__Output as _pandex_disk_v1_Movie__Output } from '../../../pandex/disk/v1/Movie.ts';

export interface MovieList {
  'list'?: (_pandex_disk_v1_Movie)[];
  'total'?: (number);
}

export interface MovieList__Output {
  'list': (_pandex_disk_v1_Movie__Output)[];
  'total': (number);
}
