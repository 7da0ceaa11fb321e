import type { Product } from './data';

function answerLater<T>(answer: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(answer());
      } catch (error) {
        reject(error);
      }
    }, 1000);
  });
}

/**
 * Stands in for an API that stores a product. It answers after a second with the product as it is stored: the
 * price is rounded to cents.
 *
 * @throws an error with a message for the user if the price is not from 0.50 to 20.00
 */
export function saveProduct(product: Product): Promise<Product> {
  return answerLater(() => {
    if (!(product.price >= 0.5 && product.price <= 20)) {
      throw new Error(`The price of ${product.name} must be from 0.50 to 20.00.`);
    }
    return { ...product, price: Math.round(product.price * 100) / 100 };
  });
}

/** Stands in for an API that cannot be reached. */
export function failToSave(): Promise<Product> {
  return answerLater(() => {
    throw new Error('The server does not answer.');
  });
}
