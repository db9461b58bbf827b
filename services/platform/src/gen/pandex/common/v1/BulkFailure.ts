// Original file: protos/pandex/common/v1/bulk.proto

import type { Long } from '@grpc/proto-loader';

export interface BulkFailure {
  'id'?: (number | string | Long);
  'msg'?: (string);
}

export interface BulkFailure__Output {
  'id': (number);
  'msg': (string);
}
