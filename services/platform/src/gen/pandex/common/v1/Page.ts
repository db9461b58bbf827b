// Original file: protos/pandex/common/v1/page.proto


export interface Page {
  'page'?: (number);
  'size'?: (number);
  'order_by'?: (string);
  'order'?: (string);
}

export interface Page__Output {
  'page': (number);
  'size': (number);
  'order_by': (string);
  'order': (string);
}
