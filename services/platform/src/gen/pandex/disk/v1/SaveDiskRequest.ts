// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface SaveDiskRequest {
  'disk_id'?: (string);
  'disk_name'?: (string);
  'disk_pass'?: (string);
  'disk_type'?: (string);
  'files'?: (string);
  'share_user'?: (string);
  'shared_time'?: (string);
  'is_mine'?: (boolean);
  'weight'?: (number);
  'description'?: (string);
  'posters_url'?: (string);
  'category_id'?: (number | string | Long);
  'tags'?: (string)[];
}

export interface SaveDiskRequest__Output {
  'disk_id': (string);
  'disk_name': (string);
  'disk_pass': (string);
  'disk_type': (string);
  'files': (string);
  'share_user': (string);
  'shared_time': (string);
  'is_mine': (boolean);
  'weight': (number);
  'description': (string);
  'posters_url': (string);
  'category_id': (number);
  'tags': (string)[];
}
