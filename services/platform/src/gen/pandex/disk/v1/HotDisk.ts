// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface HotDisk {
  'id'?: (number | string | Long);
  'doc_id'?: (string);
  'disk_name'?: (string);
  'disk_type'?: (string);
  'views'?: (number | string | Long);
  'heat'?: (number | string);
  'pinned'?: (boolean);
  'hidden'?: (boolean);
  'health'?: (string);
  'create_time'?: (string);
}

export interface HotDisk__Output {
  'id': (number);
  'doc_id': (string);
  'disk_name': (string);
  'disk_type': (string);
  'views': (number);
  'heat': (number);
  'pinned': (boolean);
  'hidden': (boolean);
  'health': (string);
  'create_time': (string);
}
