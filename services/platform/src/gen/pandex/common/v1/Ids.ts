// Original file: protos/pandex/common/v1/bulk.proto

import type { Long } from '@grpc/proto-loader';

export interface Ids {
  'ids'?: (number | string | Long)[];
}

export interface Ids__Output {
  'ids': (number)[];
}
