// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface NamedPage {
  'id'?: (number | string | Long);
  'name'?: (string);
  'update_time'?: (string);
}

export interface NamedPage__Output {
  'id': (number);
  'name': (string);
  'update_time': (string);
}
