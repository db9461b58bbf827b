// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateCategoryRequest {
  'id'?: (number | string | Long);
  'pid'?: (number | string | Long);
  'name'?: (string);
  'description'?: (string);
  'item_order'?: (number);
  'policy'?: (string);
  'cost_coin'?: (number);
  '_pid'?: "pid";
  '_name'?: "name";
  '_description'?: "description";
  '_item_order'?: "item_order";
  '_policy'?: "policy";
  '_cost_coin'?: "cost_coin";
}

export interface UpdateCategoryRequest__Output {
  'id': (number);
  'pid'?: (number);
  'name'?: (string);
  'description'?: (string);
  'item_order'?: (number);
  'policy'?: (string);
  'cost_coin'?: (number);
}
