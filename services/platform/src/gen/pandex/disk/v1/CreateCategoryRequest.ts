// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface CreateCategoryRequest {
  'pid'?: (number | string | Long);
  'name'?: (string);
  'description'?: (string);
  'item_order'?: (number);
  'policy'?: (string);
  'cost_coin'?: (number);
}

export interface CreateCategoryRequest__Output {
  'pid': (number);
  'name': (string);
  'description': (string);
  'item_order': (number);
  'policy': (string);
  'cost_coin': (number);
}
