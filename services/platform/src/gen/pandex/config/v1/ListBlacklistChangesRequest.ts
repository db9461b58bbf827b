// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface ListBlacklistChangesRequest {
  'since'?: (number | string | Long);
}

export interface ListBlacklistChangesRequest__Output {
  'since': (number);
}
