// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface TopResource {
  'doc_id'?: (string);
  'disk_name'?: (string);
  'disk_type'?: (string);
  'views'?: (number | string | Long);
}

export interface TopResource__Output {
  'doc_id': (string);
  'disk_name': (string);
  'disk_type': (string);
  'views': (number);
}
