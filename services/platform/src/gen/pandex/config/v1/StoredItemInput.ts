// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface StoredItemInput {
  'id'?: (number | string | Long);
  'type'?: (string);
  'name'?: (string);
  'url'?: (string);
  'image'?: (string);
  'text'?: (string);
  'enabled'?: (boolean);
  '_type'?: "type";
  '_name'?: "name";
  '_url'?: "url";
  '_image'?: "image";
  '_text'?: "text";
  '_enabled'?: "enabled";
}

export interface StoredItemInput__Output {
  'id': (number);
  'type'?: (string);
  'name'?: (string);
  'url'?: (string);
  'image'?: (string);
  'text'?: (string);
  'enabled'?: (boolean);
}
