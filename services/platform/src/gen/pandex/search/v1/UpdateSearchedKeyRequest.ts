// Original file: protos/pandex/search/v1/search.proto


export interface UpdateSearchedKeyRequest {
  'key'?: (string);
  'pinned'?: (boolean);
  'hidden'?: (boolean);
  'item_order'?: (number);
  'approved'?: (boolean);
  '_pinned'?: "pinned";
  '_hidden'?: "hidden";
  '_item_order'?: "item_order";
  '_approved'?: "approved";
}

export interface UpdateSearchedKeyRequest__Output {
  'key': (string);
  'pinned'?: (boolean);
  'hidden'?: (boolean);
  'item_order'?: (number);
  'approved'?: (boolean);
}
