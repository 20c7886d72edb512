/** The same question is answered once for each object that it is asked about. */
export function remember<Key extends object, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = answer(key);
      known.set(key, value);
    }
    return value;
  };
}
