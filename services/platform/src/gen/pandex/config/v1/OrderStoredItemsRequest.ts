// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface OrderStoredItemsRequest {
  'type'?: (string);
  'ids'?: (number | string | Long)[];
}

export interface OrderStoredItemsRequest__Output {
  'type': (string);
  'ids': (number)[];
}
