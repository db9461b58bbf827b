// Original file: protos/pandex/disk/v1/disk.proto

import type { DocViews as _pandex_disk_v1_DocViews, DocViews__Output as _pandex_disk_v1_DocViews__Output } from '../../../pandex/disk/v1/DocViews.ts';

export interface RecordViewsRequest {
  'batch_id'?: (string);
  'list'?: (_pandex_disk_v1_DocViews)[];
}

export interface RecordViewsRequest__Output {
  'batch_id': (string);
  'list': (_pandex_disk_v1_DocViews__Output)[];
}
