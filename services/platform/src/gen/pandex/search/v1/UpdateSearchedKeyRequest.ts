// Original file: protos/pandex/search/v1/search.proto


export interface UpdateSearchedKeyRequest {
  'key'?: (string);
  'pinned'?: (boolean);
  'hidden'?: (boolean);
  'item_order'?: (number);
  '_pinned'?: "pinned";
  '_hidden'?: "hidden";
  '_item_order'?: "item_order";
}

export interface UpdateSearchedKeyRequest__Output {
  'key': (string);
  'pinned'?: (boolean);
  'hidden'?: (boolean);
  'item_order'?: (number);
}
