// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface DocPage {
  'id'?: (number | string | Long);
  'doc_id'?: (string);
  'update_time'?: (string);
}

export interface DocPage__Output {
  'id': (number);
  'doc_id': (string);
  'update_time': (string);
}
