// Original file: protos/pandex/common/v1/series.proto

import type { Long } from '@grpc/proto-loader';

export interface CountPoint {
  'time'?: (string);
  'count'?: (number | string | Long);
}

export interface CountPoint__Output {
  'time': (string);
  'count': (number);
}
