// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface Movie {
  'id'?: (number | string | Long);
  'name'?: (string);
  'alias'?: (string)[];
  'year'?: (number);
  'type'?: (string);
  'cover'?: (string);
  'rating'?: (number | string);
  'douban_id'?: (string);
  'description'?: (string);
  'actors'?: (string)[];
  'item_order'?: (number);
  'show'?: (boolean);
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface Movie__Output {
  'id': (number);
  'name': (string);
  'alias': (string)[];
  'year': (number);
  'type': (string);
  'cover': (string);
  'rating': (number);
  'douban_id': (string);
  'description': (string);
  'actors': (string)[];
  'item_order': (number);
  'show': (boolean);
  'create_time': (string);
  'update_time': (string);
}
