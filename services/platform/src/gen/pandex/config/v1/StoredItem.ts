// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface StoredItem {
  'id'?: (number | string | Long);
  'type'?: (string);
  'name'?: (string);
  'url'?: (string);
  'image'?: (string);
  'text'?: (string);
  'enabled'?: (boolean);
  'item_order'?: (number);
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface StoredItem__Output {
  'id': (number);
  'type': (string);
  'name': (string);
  'url': (string);
  'image': (string);
  'text': (string);
  'enabled': (boolean);
  'item_order': (number);
  'create_time': (string);
  'update_time': (string);
}
