// Original file: protos/pandex/disk/v1/disk.proto

import type { TopResource as _pandex_disk_v1_TopResource, TopResource__Output as _pandex_disk_v1_TopResource__Output } from '../../../pandex/disk/v1/TopResource.ts';
import type { TopSharer as _pandex_disk_v1_TopSharer, TopSharer__Output as _pandex_disk_v1_TopSharer__Output } from '../../../pandex/disk/v1/TopSharer.ts';

export interface TopViews {
  'resources'?: (_pandex_disk_v1_TopResource)[];
  'sharers'?: (_pandex_disk_v1_TopSharer)[];
}

export interface TopViews__Output {
  'resources': (_pandex_disk_v1_TopResource__Output)[];
  'sharers': (_pandex_disk_v1_TopSharer__Output)[];
}
