// Original file: protos/pandex/order/v1/order.proto


export interface Payment {
  'kind'?: (string);
  'url'?: (string);
  'qr_svg'?: (string);
  'image'?: (string);
  'text'?: (string);
}

export interface Payment__Output {
  'kind': (string);
  'url': (string);
  'qr_svg': (string);
  'image': (string);
  'text': (string);
}
